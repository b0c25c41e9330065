import { createElement, lazy, useState } from 'react'
import type { ComponentType } from 'react'

export type DeferredComponent<Props extends object> = {
  /** Fetches its chunk, once. */
  download: () => Promise<{ default: ComponentType<Props> }>
  /** Forgets a download that failed, so that the next one tries again. */
  forgetFailure: () => void
  /** Suspends until it is there. */
  Component: ComponentType<Props>
}

/** A component with its own chunk: `lazy` that renders at once when it has been downloaded before, and can try again. */
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
      // Even a settled promise would make React wait.
      const [Shown] = useState(() => loaded ?? Awaited)
      return createElement(Shown, props)
    },
  }
}
