import type { Plugin } from 'vite'

const query = /[\\/]query-core[\\/]build[\\/]modern[\\/]query\.js$/
const paged = /this\.#queryType === "infinite" \? infiniteQueryBehavior\(this\.options\.pages\) : /

/**
 * Every query of TanStack Query carries the paging of infinite ones, which no page of ours has and which a bundler
 * cannot see. Nothing else of it changes; whoever wants infinite queries takes this plugin out.
 */
export function leanQuery(): Plugin {
  return {
    name: 'lean-query',
    apply: 'build',
    transform: {
      filter: { id: query },
      handler: (code) => ({ code: code.replace(paged, ''), map: null }),
    },
  }
}
