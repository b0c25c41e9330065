type Changeset = { summary: string }
type Updated = { name: string; newVersion: string }

// For who uses the packages: a commit's hash leads nowhere from a file in a tarball, and the mock names its SDK once.
export default {
  getReleaseLine({ summary }: Changeset): string {
    return `- ${summary.trim().replaceAll('\n', '\n  ')}`
  },
  getDependencyReleaseLine(_changesets: readonly Changeset[], updated: readonly Updated[]): string {
    const names = updated.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`)
    return names.length === 0 ? '' : `- Goes with ${names.join(', ')}.`
  },
}
