/** How `pnpm dev` starts the mock: on its port, for its storefront, and as the developer wants it otherwise. */
export function mockArguments(
  wanted: readonly string[],
  { port, mockPort }: { port: number; mockPort: number },
): string[] {
  const options = wanted.filter((argument) => argument !== '--')
  for (const [option, variable] of [
    ['--port', 'SELAT_MOCK_PORT'],
    ['--storefront', 'PORT'],
  ])
    if (options.some((argument) => argument.split('=')[0] === option))
      throw new Error(`pnpm dev takes ${variable}=… in place of ${option}.`)
  const own = [`--port=${mockPort}`, `--storefront=http://localhost:${port}`]
  return ['--conditions=source', 'src/main.ts', ...own, ...options]
}
