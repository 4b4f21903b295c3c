package dev.perennial.http.problem;

import dev.perennial.http.Problem;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.http.SecurityHeaders;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.boot.webmvc.error.ErrorController;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Answers failures outside of the controllers as problems too. */
@RestController
@Scoped(Scope.READ)
@Hidden
public class ErrorPage implements ErrorController {

    @RequestMapping("/error")
    ResponseEntity<Object> error(HttpServletRequest request, HttpServletResponse response) {
        SecurityHeaders.write(response::setHeader); // the filter that writes them may not have come to it
        HttpStatus status = request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE) instanceof Integer code
                ? HttpStatus.resolve(code)
                : HttpStatus.NOT_FOUND;
        HttpStatus known = status == null ? HttpStatus.INTERNAL_SERVER_ERROR : status;
        return Problem.of(known, known.name(), known.getReasonPhrase()).response();
    }
}
