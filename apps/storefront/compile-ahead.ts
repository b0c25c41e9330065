import type { Plugin } from 'vite'

/** Most functions of these files run while a page starts. */
const startFiles = new Set(['start', 'react-dom', 'shell', 'common'])

/**
 * Makes Chromium compile the files of every page's start as a whole, on another thread, while they download. By default
 * it compiles each function when it is first called, on the thread that answers presses. Other browsers read the hint
 * as a comment (https://v8.dev/blog/explicit-compile-hints). It must be the first line of a file, so it is written
 * after Vite's own additions.
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && startFiles.has(output.name))
            output.code = `//# allFunctionsCalledOnLoad\n${output.code}`
      },
    },
  }
}
