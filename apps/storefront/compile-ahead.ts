import type { Plugin } from 'vite'

/** Most of these files runs while a page is taken over. */
const startFiles = new Set(['start', 'react-dom', 'shell', 'common'])

/**
 * Has Chromium compile the files that every page starts with as a whole, on another thread, while they download. Left alone
 * it compiles each function when it is first called, on the thread that answers presses. Other browsers take this for a
 * comment (https://v8.dev/blog/explicit-compile-hints). It has to come first, so it is written once Vite has added its own.
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
