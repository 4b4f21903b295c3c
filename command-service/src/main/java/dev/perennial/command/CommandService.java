package dev.perennial.command;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

@SpringBootApplication
public class CommandService {
    public static void main(String[] args) {
        SpringApplication.run(CommandService.class, args);
    }
}
