import type { Plugin } from 'vite'

/**
 * main.tsx sends the start request and then imports the app. Named in the HTML, the app's chunks download beside
 * main.tsx and not after it.
 */
export function preloadMount(): Plugin {
  return {
    name: 'preload-mount',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const chunks = Object.values(bundle ?? {}).filter((output) => output.type === 'chunk')
        const mount = chunks.find(({ facadeModuleId }) =>
          facadeModuleId?.endsWith('/src/app/mount.tsx'),
        )
        const files = mount ? [mount.fileName, ...mount.imports] : []
        return files.map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        }))
      },
    },
  }
}
