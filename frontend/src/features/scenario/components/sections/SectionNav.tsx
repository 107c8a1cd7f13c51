import type { FieldProblem } from "@/api/problem";
import { t } from "@/i18n/t";
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
    <nav aria-label={t("scenario-parts")}>
      <ul className={classes.list}>
        {sections.map((id) => (
          <li key={id}>
            <button
              type="button"
              className={classes.item}
              aria-current={id === section ? "page" : undefined}
              onClick={() => onSection(id)}
            >
              <span className={classes.label}>
                {t(`scenario-section-${id}`)}
                {wrong.has(id) && <span className={classes.wrong}>{t("scenario-fix")}</span>}
              </span>
              <span className={classes.fact}>{facts[id]}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
