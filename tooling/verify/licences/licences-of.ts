/** A package that goes along with what is published or served. */
export type LicensedPackage = { name: string; versions: string; licence: string }

type Listed = Record<string, readonly { name: string; versions: readonly string[] }[]>

/** The package for one platform, of which each machine lists another. */
const ofPlatform = /-(?:linux|darwin|win32|android|freebsd)-/

/** The packages that `pnpm licenses list --json` names, by name; the same on every machine. */
export function licencesOf(json: string): LicensedPackage[] {
  const listed = JSON.parse(json) as Listed // the form that pnpm documents
  return Object.entries(listed)
    .flatMap(([licence, packages]) =>
      packages.map(({ name, versions }) => ({
        name,
        versions: versions.toSorted().join(', '),
        licence,
      })),
    )
    .filter(({ name }) => !ofPlatform.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
