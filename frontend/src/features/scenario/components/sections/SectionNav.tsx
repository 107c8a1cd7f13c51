import type { FieldProblem } from "@/api/problem";
import { type Section, sectionOf, sections } from "../../model/sections";
import classes from "./sections.module.css";

interface Props {
  section: Section;
  facts: Record<Section, string>;
  problems: readonly FieldProblem[];
  onSection: (section: Section) => void;
}

/** The four parts of a scenario; a part with a wrong field says so. */
export function SectionNav({ section, facts, problems, onSection }: Props) {
  const wrong = new Set(problems.map((problem) => sectionOf(problem.path)));
  return (
    <nav aria-label="Parts of the scenario">
      <ul className={classes.list}>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              className={classes.item}
              aria-current={id === section ? "page" : undefined}
              onClick={() => onSection(id)}
            >
              <span className={classes.label}>
                {label}
                {wrong.has(id) && <span className={classes.wrong}>mend</span>}
              </span>
              <span className={classes.fact}>{facts[id]}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
