/** Numbered steps of a guided form, with the current one marked. */

import classes from "./steps.module.css";

interface Props<Step extends string> {
  /** Name of the list of steps. */
  label: string;
  steps: readonly { id: Step; label: string; isOpen: boolean }[];
  step: Step;
  onStep?: ((step: Step) => void) | undefined;
}

export function Steps<Step extends string>({ label, steps, step, onStep }: Props<Step>) {
  return (
    <nav aria-label={label}>
      <ol className={classes.steps}>
        {steps.map((each, i) => (
          <li key={each.id}>
            <button
              type="button"
              className={classes.step}
              aria-current={each.id === step ? "step" : undefined}
              disabled={!each.isOpen}
              onClick={() => onStep?.(each.id)}
            >
              <span className={classes.number}>{i + 1}</span>
              {each.label}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
