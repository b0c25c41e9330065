import type { Plugin } from 'vite'

/**
 * Names the app's chunks in the document, so that they download together with main.tsx, which imports the app only
 * after it has sent the start request. Every page also needs the font of the Latin letters and figures.
 */
export function preloadMount(): Plugin {
  return {
    name: 'preload-mount',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const chunks = Object.values(bundle ?? {}).filter((output) => output.type === 'chunk')
        const mount = chunks.find(({ moduleIds }) =>
          moduleIds.some((id) => id.endsWith('/src/app/mount.tsx')),
        )
        const scripts = mount ? [mount.fileName, ...mount.imports] : []
        const missing = scripts.filter((file) => !html.includes(`/${file}`))
        const fonts = Object.keys(bundle ?? {}).filter((file) => /sans-core-.*woff2$/.test(file))
        return [
          ...fonts.map((file) => toLink(file, { rel: 'preload', as: 'font', type: 'font/woff2' })),
          ...missing.map((file) => toLink(file, { rel: 'modulepreload' })),
        ]
      },
    },
  }
}

function toLink(file: string, attrs: Record<string, string>) {
  return {
    tag: 'link',
    attrs: { ...attrs, crossorigin: true, href: `/${file}` },
    injectTo: 'head' as const,
  }
}
