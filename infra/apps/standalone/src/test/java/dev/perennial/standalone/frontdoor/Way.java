package dev.perennial.standalone.frontdoor;

import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;

/** How the front door reaches its services. Clients must not notice a difference. */
enum Way {
    PROXIED {
        @Override
        void open(FrontDoor door, Map<Target, FakeService> services, OuterProxies outer, ConnectionLimits limits) {
            door.open(
                    services.entrySet().stream()
                            .collect(Collectors.toMap(
                                    Map.Entry::getKey, each -> each.getValue().port())),
                    outer,
                    limits);
        }
    },
    MOUNTED {
        @Override
        void open(FrontDoor door, Map<Target, FakeService> services, OuterProxies outer, ConnectionLimits limits) {
            door.mount(
                    services.entrySet().stream()
                            .collect(Collectors.toMap(
                                    Map.Entry::getKey, each -> each.getValue().connector())),
                    outer,
                    limits);
        }
    };

    abstract void open(FrontDoor door, Map<Target, FakeService> services, OuterProxies outer, ConnectionLimits limits);

    void open(FrontDoor door, Map<Target, FakeService> services, OuterProxies outer) {
        open(door, services, outer, ConnectionLimits.proxied(_ -> ""));
    }

    static Map<Target, FakeService> all(FakeService service) {
        Map<Target, FakeService> services = new EnumMap<>(Target.class);
        for (Target target : Target.values()) {
            services.put(target, service);
        }
        return services;
    }
}
