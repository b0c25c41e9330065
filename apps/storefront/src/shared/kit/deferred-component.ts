import { type ComponentType, createElement, lazy, useState } from 'react'

export type DeferredComponent<Props extends object> = {
  /** Downloads the chunk, once. */
  download: () => Promise<{ default: ComponentType<Props> }>
  /** Forgets a download that failed, so that the next one tries again. */
  forgetFailure: () => void
  /** Suspends until the chunk is loaded. */
  Component: ComponentType<Props>
}

/**
 * Creates a component with its own chunk. Unlike `lazy`, it renders at once if it was downloaded before, and can try
 * again.
 */
export function deferredComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): DeferredComponent<Props> {
  let downloading: Promise<{ default: ComponentType<Props> }> | undefined
  let loaded: ComponentType<Props> | undefined
  const fetchOnce = async () => {
    const module = await load()
    loaded = module.default
    return module
  }
  const download = () => (downloading ??= fetchOnce())
  let Awaited: ComponentType<Props> = lazy(download)
  return {
    download,
    forgetFailure: () => {
      if (loaded) return
      downloading = undefined
      Awaited = lazy(download)
    },
    Component: function Deferred(props) {
      // React would wait even for a settled promise.
      const [Shown] = useState(() => loaded ?? Awaited)
      return createElement(Shown, props)
    },
  }
}
