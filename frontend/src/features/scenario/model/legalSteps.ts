/** What can be ordered: the steps in which the catalogue lets each part of an array grow. */

import type { ArrayConfiguration, ArrayModel } from "@/api/types";

export interface Steps {
  values: number[];
  /** Why these: said beside the control. */
  reason: string;
}

function multiples(step: number, first: number, last: number): number[] {
  const n = Math.floor((last - first) / step);
  return Array.from({ length: Math.max(0, n) + 1 }, (_, i) => first + i * step);
}

const known = (fact: { value?: number | null }, otherwise: number) => fact.value ?? otherwise;

interface LegalSteps {
  n_controllers: Steps;
  n_drives: Steps;
  flash_cache_gib: Steps;
  n_ports: Steps;
}

export function legalSteps(array: ArrayModel, chosen: ArrayConfiguration): LegalSteps {
  const controllers = chosen.n_controllers;
  const step = known(array.shelf.drive_step, 1);
  const most = known(array.shelf.max_drives_per_controller, step) * controllers;
  const module = known(array.flash_cache.module_gib, 1);
  const modules = known(array.flash_cache.max_modules, 0) * controllers;
  const ports = known(array.network.max_ports, 1) * controllers;
  return {
    n_controllers: {
      values: multiples(1, 1, known(array.controllers, 1)),
      reason: `up to ${known(array.controllers, 1)} in one ${array.name}`,
    },
    n_drives: {
      values: multiples(step, step, most),
      reason: `${step === 1 ? "one at a time" : `${step} at a time`}, up to ${most}`,
    },
    flash_cache_gib: {
      values: multiples(module, 0, module * modules),
      reason: `in modules of ${module} GiB, up to ${modules}`,
    },
    n_ports: { values: multiples(1, 1, ports), reason: `up to ${ports}` },
  };
}

/** The next legal value above or below; null at either end. A value between two steps moves to the nearer one. */
export function nextStep(steps: Steps, value: number, direction: 1 | -1): number | null {
  const beyond = steps.values.filter((step) => (step - value) * direction > 0);
  return beyond.length === 0 ? null : direction > 0 ? Math.min(...beyond) : Math.max(...beyond);
}
