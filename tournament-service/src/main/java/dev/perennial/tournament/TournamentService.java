package dev.perennial.tournament;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

@SpringBootApplication
public class TournamentService {
    public static void main(String[] args) {
        SpringApplication.run(TournamentService.class, args);
    }
}
