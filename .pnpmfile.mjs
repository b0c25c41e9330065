/** The packages that the built site server does not bundle: native code, and fonts that are read from disk. */
const LEFT_OUTSIDE = /^@takumi-rs\/core$|^@fontsource\//

export const hooks = {
  // The build contains all other packages. As listed dependencies they would be installed for nothing, and the workspace's own
  // packages are in no registry.
  beforePacking(manifest) {
    if (manifest.name !== '@selat/storefront') return manifest
    const outside = Object.entries(manifest.dependencies).filter(([name]) =>
      LEFT_OUTSIDE.test(name),
    )
    return { ...manifest, dependencies: Object.fromEntries(outside), devDependencies: undefined }
  },
}
