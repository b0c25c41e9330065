export type Step = {
  name: string
  /** The command after `pnpm exec`. Words are separated by spaces; there are no quotes. */
  command: string
  /** The steps that must end before, because this one reads their output. */
  after?: readonly string[]
  /** Whether it takes minutes and prints its progress. */
  isLong?: boolean
}

/**
 * The steps of the gate, which are the same here and in CI. Two steps run at a time, in this order as far as `after` allows
 * it.
 */
export const steps: readonly Step[] = [
  // Steps that read the SDK's sources wait until these are generated.
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
  // The linter also checks the types of every file with the same compiler. It reads only sources, so it may run at the same
  // time as the build.
  { name: 'lint', command: 'oxlint', after: ['generate'] },
  { name: 'walls', command: 'pnpm run walls', after: ['generate'] },
  { name: 'breaking', command: 'node tooling/verify/breaking.ts', after: ['generate'] },
  // knip reads the configuration of the journeys, which needs the built files.
  { name: 'unused', command: 'knip', after: ['generate', 'build'] },
  // The tests run by the command of the README, because that command must work.
  { name: 'tests', command: 'npx --yes pnpm@12 test', after: ['build'], isLong: true },
  // These steps wait for npm more than they compute, so they run beside the tests.
  { name: 'used sdk', command: 'node tooling/verify/packed-sdk.ts', after: ['build'] },
  { name: 'packed mock', command: 'node tooling/verify/packed-mock.ts', after: ['build'] },
  { name: 'packed site', command: 'node tooling/verify/packed-site.ts', after: ['build'] },
  { name: 'storybook', command: 'pnpm --filter @selat/ui run build-storybook' },
  { name: 'added component', command: 'node tooling/verify/added-component.ts', after: ['build'] },
  { name: 'examples', command: 'node tooling/verify/examples.ts', after: ['build'] },
  { name: 'packed sdk', command: 'pnpm --filter @selat/sdk run check', after: ['build'] },
]
