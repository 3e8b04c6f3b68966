#include <nanobind/nanobind.h>

namespace nb = nanobind;

void bind_bounds(nb::module_& module);
void bind_solver(nb::module_& module);
void bind_worlds(nb::module_& module);

NB_MODULE(_native, m) {
    bind_bounds(m);
    bind_solver(m);
    bind_worlds(m);
}
