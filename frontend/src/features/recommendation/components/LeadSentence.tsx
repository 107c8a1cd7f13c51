import { headline } from "@/lib/format/headline";
import classes from "./recommendation.module.css";

/** What an answer says, its grounds, and under them what it rests on. */
export function LeadSentence({ sentence, note }: { sentence: string; note: string }) {
  const { first, rest } = headline(sentence);
  return (
    <div className={classes.lead}>
      <p>
        <strong className={classes.headline}>{first}</strong> {rest}
      </p>
      <p className={classes.quiet}>{note}</p>
    </div>
  );
}
