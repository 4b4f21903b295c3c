package dev.perennial.query;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

@SpringBootApplication
public class QueryService {
    public static void main(String[] args) {
        SpringApplication.run(QueryService.class, args);
    }
}
