export type Step = {
  name: string
  /** As a reader would type it behind `pnpm exec`; words are parted by blanks and nothing is quoted. */
  command: string
}

/** The one gate: the same list here and in CI, cheap steps first. */
export const steps: Step[] = [
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'lint', command: 'oxlint --type-aware' },
  { name: 'boundaries', command: 'turbo boundaries' },
  { name: 'walls', command: 'node tooling/walls/main.ts' },
  { name: 'contract', command: 'pnpm --filter @selat/sdk run lint:contract' },
  { name: 'generate', command: 'pnpm run generate' },
  { name: 'drift', command: 'node tooling/verify/drift.ts packages/sdk/src/generated' },
  { name: 'breaking', command: 'node tooling/verify/breaking.ts' },
  { name: 'versions', command: 'node tooling/verify/versions.ts' },
  { name: 'typecheck', command: 'pnpm run typecheck' },
  { name: 'unused', command: 'knip' },
  { name: 'build', command: 'pnpm run build' },
  { name: 'packed sdk', command: 'pnpm --filter @selat/sdk run check' },
  { name: 'used sdk', command: 'node tooling/verify/packed-sdk.ts' },
  { name: 'packed mock', command: 'node tooling/verify/packed-mock.ts' },
  // As the README says it, because that is the command that must work.
  { name: 'tests', command: 'npx --yes pnpm@12 test' },
]
