"""The same losses and the same steps with PyTorch, on a GPU where there is one."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from mattock.core.vocabulary import SEATS
from mattock.learn.model import MOST, NEVER, VALUE_PART, Losses, Weights
from mattock.learn.rows import Batch

# No dependency, and too large to be one: it serves where somebody has installed it.
torch: Any = import_module("torch")


class TorchLearner:
    """As `Learner`, but for where it computes."""

    def __init__(self, weights: Weights, trust: float = 0.35, decay: float = 0.02) -> None:
        torch.set_float32_matmul_precision("high")
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.trust = trust
        self.steps = 0
        self.weights = {
            k: torch.tensor(v, device=self.device, requires_grad=True) for k, v in weights.items()
        }
        self.average = {k: v.detach().clone() for k, v in self.weights.items()}
        fused = self.device == "cuda"
        self.optimizer = torch.optim.AdamW(self.weights.values(), lr=1e-3, weight_decay=decay, fused=fused)

    def tensors(self, batch: Batch) -> tuple[Any, ...]:
        return tuple(
            torch.from_numpy(np.ascontiguousarray(getattr(batch, name))).to(self.device, non_blocking=True)
            for name in ("inputs", "actions", "priors", "visits", "values", "players")
        )

    def losses(self, w: dict[str, Any], batch: Batch) -> tuple[Any, ...]:
        inputs, actions, priors, visits, values, players = self.tensors(batch)
        count = len(w["first"])
        x = torch.zeros((len(inputs), count + 1), device=self.device).scatter_(1, inputs, 1.0)[:, :count]
        h1 = (x @ w["first"] + w["first_bias"]).clamp(0, MOST)
        h2 = (h1 @ w["second"].T + w["narrow_bias"]).clamp(0, MOST)
        h3 = (h2 @ w["third"].T + w["small_bias"]).clamp(0, MOST)
        out = h3 @ w["value"].T + w["value_bias"]
        legal = actions.clamp(max=len(w["policy"]) - 1)
        looks = torch.where(priors > 0, torch.log(priors.clamp(min=1e-9)), NEVER)
        policy = torch.log_softmax((h2 @ w["policy"].T + w["policy_bias"]).gather(1, legal) + looks, 1)
        results, thoughts = values[:, : 2 * SEATS], values[:, 2 * SEATS :]
        aims = self.trust * results + (1 - self.trust) * thoughts
        seated = torch.arange(SEATS, device=self.device) < players[:, None]
        chance = torch.log_softmax(torch.where(seated, out[:, :SEATS], NEVER), 1)
        divergence = (visits * (torch.log(visits + 1e-9) - policy.clamp(min=-20))).sum(1).mean()
        of_chance = -(aims[:, :SEATS] * torch.where(seated, chance, 0.0)).sum(1).mean()
        each = torch.nn.functional.binary_cross_entropy_with_logits(
            out[:, SEATS:], aims[:, SEATS:], reduction="none"
        )
        of_margin = (torch.where(seated, each, 0.0).sum(1) / players).mean()
        brier = (chance[:, 0].exp() - values[:, 0]).square().mean()
        search = (values[:, 2 * SEATS] - values[:, 0]).square().mean()
        return divergence, of_chance, of_margin, brier, search

    def step(self, batch: Batch, rate: float) -> None:
        """Learn from a batch."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        divergence, of_chance, of_margin, *_ = self.losses(self.weights, batch)
        self.optimizer.zero_grad(set_to_none=True)
        (divergence + VALUE_PART * (of_chance + of_margin)).backward()
        self.optimizer.step()
        self.steps += 1
        keep = min(0.999, 1 - 1 / (self.steps + 1))
        with torch.no_grad():
            torch._foreach_lerp_(
                list(self.average.values()), [part.detach() for part in self.weights.values()], 1 - keep
            )

    def judge(self, batch: Batch) -> Losses:
        """What the averaged weights get wrong."""
        with torch.no_grad():
            return Losses(*(float(loss) for loss in self.losses(self.average, batch)))

    def averaged(self) -> Weights:
        return {name: part.cpu().numpy() for name, part in self.average.items()}
