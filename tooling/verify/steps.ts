export type Step = {
  name: string
  /** As a reader would type it behind `pnpm exec`; words are parted by blanks and nothing is quoted. */
  command: string
  /** Steps that have to end first, because this one reads what they write. */
  after?: readonly string[]
  /** Takes minutes and says what it does meanwhile. */
  isLong?: boolean
}

/** The one gate: the same list here and in CI. Two steps run at a time, in this order as far as `after` allows it. */
export const steps: readonly Step[] = [
  // What reads the SDK's sources waits until they have been made anew.
  { name: 'generate', command: 'pnpm run generate' },
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'boundaries', command: 'turbo boundaries' },
  { name: 'contract', command: 'pnpm --filter @selat/sdk run lint:contract' },
  { name: 'entries', command: 'node tooling/verify/entries.ts' },
  { name: 'released', command: 'node tooling/verify/released.ts' },
  { name: 'versions', command: 'node tooling/verify/versions.ts' },
  { name: 'licences', command: 'node tooling/verify/licences.ts' },
  {
    name: 'drift',
    command:
      'node tooling/verify/drift.ts packages/sdk/src/generated packages/ui/src/styles/generated',
    after: ['generate'],
  },
  { name: 'build', command: 'pnpm run build', after: ['generate'] },
  // Types are checked with it, of every file and by the same compiler. It reads sources only, so it may run beside the build.
  { name: 'lint', command: 'oxlint', after: ['generate'] },
  { name: 'walls', command: 'pnpm run walls', after: ['generate'] },
  { name: 'breaking', command: 'node tooling/verify/breaking.ts', after: ['generate'] },
  // It reads the configuration of the journeys, which asks for what is built.
  { name: 'unused', command: 'knip', after: ['generate', 'build'] },
  // As the README says it, because that is the command that must work.
  { name: 'tests', command: 'npx --yes pnpm@12 test', after: ['build'], isLong: true },
  // These wait for npm more than they compute, so they run beside the tests.
  { name: 'used sdk', command: 'node tooling/verify/packed-sdk.ts', after: ['build'] },
  { name: 'packed mock', command: 'node tooling/verify/packed-mock.ts', after: ['build'] },
  { name: 'packed site', command: 'node tooling/verify/packed-site.ts', after: ['build'] },
  { name: 'storybook', command: 'pnpm --filter @selat/ui run build-storybook' },
  { name: 'added component', command: 'node tooling/verify/added-component.ts', after: ['build'] },
  { name: 'examples', command: 'node tooling/verify/examples.ts', after: ['build'] },
  { name: 'packed sdk', command: 'pnpm --filter @selat/sdk run check', after: ['build'] },
]
