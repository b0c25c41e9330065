import type { Plugin } from 'vite'

const create = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/

/**
 * Lucide draws an icon by way of nine modules: contexts, aliases, strokes that keep their width. Ours are drawn as they
 * are and take the colour and size of their class, which a dozen lines do. The icons themselves stay Lucide's.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    load: {
      filter: { id: create },
      handler: () => ({ code: plainIcon, moduleSideEffects: false }),
    },
  }
}

const plainIcon = `
import { createElement } from 'react'

const drawn = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}
const speaks = (name) => /^(aria-|role$|title$)/.test(name)

export default ({ name, node }) =>
  ({ className = '', children, ...props }) =>
    createElement(
      'svg',
      {
        ...drawn,
        'aria-hidden': children || Object.keys(props).some(speaks) ? undefined : true,
        ...props,
        className: 'lucide lucide-' + name + ' ' + className,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    )
`
