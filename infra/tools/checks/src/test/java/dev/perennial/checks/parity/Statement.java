package dev.perennial.checks.parity;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jetbrains.kotlin.com.intellij.psi.PsiElement;
import org.jetbrains.kotlin.lexer.KtTokens;
import org.jetbrains.kotlin.psi.KtBinaryExpression;
import org.jetbrains.kotlin.psi.KtCallExpression;
import org.jetbrains.kotlin.psi.KtLambdaArgument;
import org.jetbrains.kotlin.psi.KtWhenEntry;

/**
 * A call, an assignment or a branch of a build script.
 *
 * @param name of the called function or the assigned property, {@code when} for a branch
 * @param arguments as written
 * @param body what is in the braces behind it
 */
record Statement(String name, List<String> arguments, List<Statement> body) {
    private static final Pattern TEXT = Pattern.compile("\"([^\"]*)\"");

    static Statement block(PsiElement element) {
        return new Statement("", List.of(), in(element));
    }

    private static List<Statement> in(PsiElement element) {
        var statements = new ArrayList<Statement>();
        for (PsiElement child : element.getChildren()) {
            switch (child) {
                case KtCallExpression call -> statements.add(call(call));
                case KtBinaryExpression assignment
                when assignment.getOperationToken() == KtTokens.EQ ->
                    statements.add(new Statement(
                            assignment.getLeft().getText(),
                            List.of(assignment.getRight().getText()),
                            List.of()));
                case KtWhenEntry branch ->
                    statements.add(
                            new Statement("when", List.of(branch.getFirstChild().getText()), in(branch)));
                default -> statements.addAll(in(child));
            }
        }
        return statements;
    }

    private static Statement call(KtCallExpression call) {
        var arguments = call.getValueArguments().stream()
                .filter(argument -> !(argument instanceof KtLambdaArgument))
                .map(PsiElement::getText)
                .toList();
        var body = call.getLambdaArguments().stream()
                .flatMap(lambda -> in(lambda).stream())
                .toList();
        return new Statement(call.getCalleeExpression().getText().replace("\"", ""), arguments, body);
    }

    /** Everything of that name, however deep. */
    Stream<Statement> all(String wanted) {
        return body.stream()
                .flatMap(inner -> Stream.concat(
                        inner.name.equals(wanted) ? Stream.of(inner) : Stream.empty(), inner.all(wanted)));
    }

    /** The string literals among the arguments. */
    List<String> texts() {
        return arguments.stream().flatMap(Statement::textsIn).toList();
    }

    private static Stream<String> textsIn(String argument) {
        return TEXT.matcher(argument).results().map(match -> match.group(1));
    }
}
