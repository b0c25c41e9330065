/** What the built site server leaves outside of its files: native code, and fonts that are read from disk. */
const LEFT_OUTSIDE = /^@takumi-rs\/core$|^@fontsource\//

export const hooks = {
  // All else that the site needs is in its build. Listed as dependencies they would be installed for nothing, and the
  // workspace's own packages are in no registry.
  beforePacking(manifest) {
    if (manifest.name !== '@selat/storefront') return manifest
    const outside = Object.entries(manifest.dependencies).filter(([name]) =>
      LEFT_OUTSIDE.test(name),
    )
    return { ...manifest, dependencies: Object.fromEntries(outside), devDependencies: undefined }
  },
}
