package dev.perennial.checks.parity;

import java.util.ArrayList;
import java.util.List;
import org.jetbrains.kotlin.cli.common.messages.MessageCollector;
import org.jetbrains.kotlin.cli.jvm.compiler.EnvironmentConfigFiles;
import org.jetbrains.kotlin.cli.jvm.compiler.KotlinCoreEnvironment;
import org.jetbrains.kotlin.com.intellij.openapi.Disposable;
import org.jetbrains.kotlin.com.intellij.openapi.util.Disposer;
import org.jetbrains.kotlin.com.intellij.psi.PsiErrorElement;
import org.jetbrains.kotlin.com.intellij.psi.util.PsiTreeUtil;
import org.jetbrains.kotlin.config.CommonConfigurationKeys;
import org.jetbrains.kotlin.config.CompilerConfiguration;
import org.jetbrains.kotlin.psi.KtFile;
import org.jetbrains.kotlin.psi.KtPsiFactory;

/** Reads build scripts with the parser of the Kotlin compiler. Nothing is resolved or run: Gradle is not needed. */
final class KotlinScripts implements AutoCloseable {
    private final Disposable lifetime = Disposer.newDisposable("build scripts");
    private final KtPsiFactory parser;

    KotlinScripts() {
        var configuration = new CompilerConfiguration();
        configuration.put(CommonConfigurationKeys.MESSAGE_COLLECTOR_KEY, MessageCollector.Companion.getNONE());
        var environment = KotlinCoreEnvironment.createForProduction(
                lifetime, configuration, EnvironmentConfigFiles.JVM_CONFIG_FILES);
        this.parser = new KtPsiFactory(environment.getProject(), false);
    }

    List<String> syntaxErrors(String text) {
        var errors = new ArrayList<String>();
        for (var error : PsiTreeUtil.collectElementsOfType(parse(text), PsiErrorElement.class)) {
            long line = text.substring(0, error.getTextOffset()).lines().count();
            errors.add("line " + Math.max(1, line) + ": " + error.getErrorDescription());
        }
        return errors;
    }

    /** The script as a block of statements. */
    Statement read(String text) {
        return Statement.block(parse(text));
    }

    private KtFile parse(String text) {
        return parser.createFile("build.gradle.kts", text);
    }

    @Override
    public void close() {
        Disposer.dispose(lifetime);
    }
}
