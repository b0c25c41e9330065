/** A package that is distributed with what is published or served. */
export type LicensedPackage = { name: string; versions: string; licence: string }

type Listed = Record<string, readonly { name: string; versions: readonly string[] }[]>

/** Matches a package for one platform, because each machine lists another one. */
const ofPlatform = /-(?:linux|darwin|win32|android|freebsd)-/

/**
 * Returns the packages of `pnpm licenses list --json`, by name. The result is the same on every machine.
 */
export function licencesOf(json: string): LicensedPackage[] {
  const listed = JSON.parse(json) as Listed // pnpm documents this form
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
