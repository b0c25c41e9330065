import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import type { Plugin } from 'vite'

const chunk = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/

/**
 * react-router publishes a build without warnings for developers and names it nowhere; and it does not mark its
 * components as free of side effects, so a bundler keeps those that nobody uses. Nothing else of it changes.
 */
export function leanRouter(): Plugin {
  const require = createRequire(import.meta.url)
  const production = join(dirname(require.resolve('react-router')), '../production')
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      if (id === 'react-router') return join(production, 'index.mjs')
      return id === 'react-router/dom' ? join(production, 'dom-export.mjs') : undefined
    },
    transform: {
      filter: { id: chunk },
      handler: (code) => ({
        code: code
          .replaceAll(
            /= (React\d*)\.(forwardRef|createContext|memo)\(/g,
            '= /* @__PURE__ */ $1.$2(',
          )
          .replaceAll(/^\w+\.displayName = .*$/gm, '')
          // A class with a static field can be left out, one that is written to cannot.
          .replace(
            /^var (\w+) = class extends .*\{$(?=[^]*^\1\.contextType = (\w+);$)/m,
            '$&static contextType = $2;',
          )
          .replace(/^\w+\.contextType = \w+;$/m, ''),
        map: null,
      }),
    },
  }
}
