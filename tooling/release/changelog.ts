type Changeset = { summary: string }
type Updated = { name: string; newVersion: string }

// The changelog is for users of the packages. It names no commits, because their hashes lead nowhere from a file in a
// tarball, and it names the mock's SDK once.
export default {
  getReleaseLine({ summary }: Changeset): string {
    return `- ${summary.trim().replaceAll('\n', '\n  ')}`
  },
  getDependencyReleaseLine(_changesets: readonly Changeset[], updated: readonly Updated[]): string {
    const names = updated.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`)
    return names.length === 0 ? '' : `- Goes with ${names.join(', ')}.`
  },
}
