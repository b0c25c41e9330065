/** The program with what it asks first written in: where the mock is, which sandbox is meant and which tenant sells. */
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
