/** Fills the values that the program needs first into it: the address of the mock, the sandbox and the tenant. */
export function firstBookingProgram(
  program: string,
  { api, sandbox, system }: { api: string; sandbox: string; system: number },
): string {
  const written = { api: `'${api}'`, sandbox: `'${sandbox}'`, system: String(system) }
  return Object.entries(written).reduce(
    (text, [name, value]) =>
      text.replace(new RegExp(`^const ${name} = .*$`, 'm'), `const ${name} = ${value}`),
    program,
  )
}
