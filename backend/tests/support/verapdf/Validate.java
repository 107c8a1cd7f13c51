import java.io.File;
import java.util.List;
import java.util.logging.LogManager;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;

/** Validate FLAVOURS FILE...: a line for each file and flavour, then an indented one for each rule that is broken. */
public class Validate {
    private static final int MOST_FAILURES = 20;

    public static void main(String[] arguments) throws Exception {
        LogManager.getLogManager().reset();
        VeraGreenfieldFoundryProvider.initialise();
        for (String file : List.of(arguments).subList(1, arguments.length)) {
            for (String name : arguments[0].split(",")) {
                validate(new File(file), PDFAFlavour.fromString(name));
            }
        }
    }

    private static void validate(File file, PDFAFlavour flavour) throws Exception {
        var foundry = Foundries.defaultInstance();
        try (var parser = foundry.createParser(file, flavour);
                var validator = foundry.createValidator(flavour, MOST_FAILURES, false, true, false)) {
            var result = validator.validate(parser);
            var verdict = result.isCompliant() ? "compliant" : "broken";
            System.out.printf("%s %s %s %d%n", verdict, flavour.getId(), file.getName(), result.getTotalAssertions());
            for (var failed : result.getTestAssertions()) {
                var rule = failed.getRuleId();
                System.out.printf("  %s-%d %s [%s]%n", rule.getClause(), rule.getTestNumber(), failed.getMessage(),
                        failed.getLocation().getContext());
            }
        }
    }
}
