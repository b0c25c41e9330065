import { cloneElement, type ReactElement, type ReactNode } from 'react'

type Props = Record<string, unknown>

export type SlotProps = Props & { children?: ReactNode }

/** Becomes its only child, which keeps what it has: classes and handlers of both, its own for the rest. */
export function Slot({ children, ...props }: SlotProps) {
  if (!isElement(children)) throw new TypeError('A slot takes exactly one element.')
  return cloneElement(children, merge(props, children.props))
}

function isElement(node: ReactNode): node is ReactElement<Props> {
  return typeof node === 'object' && node !== null && 'props' in node
}

function merge(outer: Props, inner: Props): Props {
  const merged = { ...outer, ...inner }
  for (const [name, given] of Object.entries(outer)) {
    const own = inner[name]
    if (name === 'className') merged[name] = [given, own].filter(Boolean).join(' ')
    else if (name === 'style') merged[name] = Object.assign({}, given, own)
    else if (typeof given === 'function' && typeof own === 'function' && /^on[A-Z]/.test(name))
      merged[name] = (...args: unknown[]) => {
        own(...args)
        given(...args)
      }
  }
  return merged
}
