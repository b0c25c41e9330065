import type { DefaultNamespace, FlatNamespace, TFunction, i18n as I18n } from 'i18next'
import { createContext, type ReactNode, use, useCallback, useSyncExternalStore } from 'react'

import { type LanguageCode, languageOf } from './languages.ts'
import { hasTexts, loadTexts } from './load-texts.ts'
import { defaultNamespace, type Namespace } from './namespaces.ts'

const I18nContext = createContext<I18n | null>(null)

/** Provides `useTranslation` in its children with the app's instance. */
export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>
}

export type UseTranslationOptions =
  | { useSuspense?: true; loadsWhenUsed?: never }
  | {
      /**
       * Whether the component waits for missing texts. `false` renders it with empty texts, because suspending would
       * hide the page.
       */
      useSuspense: false
      /**
       * Whether missing texts are downloaded only when one of them is first used, instead of when the component
       * renders.
       */
      loadsWhenUsed?: boolean
    }

type Namespaces = FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]]

/**
 * Returns the texts of one or more namespaces; the first is for keys without a namespace. Suspends until they are
 * loaded, and renders again when the language changes. `t` stays the same as long as its texts do. Throws
 * `TextsNotArrived` if the download fails; `forgetFailedTexts` allows another try.
 *
 * @example const { t } = useTranslation(['ferry', 'common'])
 */
export function useTranslation<const Ns extends Namespaces = DefaultNamespace>(
  ns?: Ns,
  { useSuspense = true, loadsWhenUsed = false }: UseTranslationOptions = {},
): { t: TFunction<Ns>; i18n: I18n } {
  const i18n = use(I18nContext)
  if (!i18n) throw new Error('useTranslation() stands outside of I18nProvider.')
  const key = [ns ?? defaultNamespace].flat().join(' ')
  const subscribe = useCallback(
    (listener: () => void) => {
      i18n.on('languageChanged loaded', listener)
      return () => i18n.off('languageChanged loaded', listener)
    },
    [i18n],
  )
  const read = () => translatorOf(i18n, key)
  const translator = useSyncExternalStore(subscribe, read, read)
  if (!loadsWhenUsed) translator.load()
  if (translator.failure && useSuspense) throw translator.failure
  // React suspends on a thrown promise; it stays the same until it settles.
  // oxlint-disable-next-line no-throw-literal
  if (translator.loading && useSuspense) throw translator.loading
  // The keys are those of the given namespaces.
  return { t: translator.t as TFunction<Ns>, i18n }
}

type Translator = {
  t: unknown
  /** Starts the download of missing texts, once. */
  load: () => void
  loading: Promise<void> | undefined
  failure?: Error
}

const translators = new WeakMap<I18n, Map<string, Translator>>()

function translatorOf(i18n: I18n, key: string): Translator {
  const known = translators.get(i18n) ?? new Map<string, Translator>()
  translators.set(i18n, known)
  const id = `${i18n.language} ${key}`
  const ready = known.get(id)
  // Loaded texts stay loaded.
  if (ready) return ready
  // The key is a list of namespaces that `useTranslation` has joined.
  const namespaces = key.split(' ') as Namespace[]
  const isLoaded = hasTexts(i18n, namespaces)
  const pendingId = `${id} pending`
  const pending = isLoaded ? undefined : known.get(pendingId)
  if (pending) return pending
  // The types of its keys are those of useTranslation.
  const translate = keepPlainTexts(
    i18n.getFixedT(i18n.language, namespaces) as unknown as Translate,
  )
  const made = isLoaded
    ? { t: translate, load: () => undefined, loading: undefined }
    : pendingTranslator(translate, () => loadTexts(i18n, namespaces))
  known.set(isLoaded ? id : pendingId, made)
  return made
}

/** Creates a translator of missing texts. Their download starts at the latest when one of them is looked up. */
function pendingTranslator(translate: Translate, download: () => Promise<void>): Translator {
  const pending: Translator = {
    t: (...asked: Parameters<Translate>) => {
      pending.load()
      return translate(...asked)
    },
    load: () => {
      pending.loading ??= download().catch((failure: Error) => {
        pending.failure = failure
      })
    },
    loading: undefined,
  }
  return pending
}

type Translate = (key: string, ...values: never[]) => string

/** Looks up a text without values only once, because a list of sailings needs the same ones in every row. */
function keepPlainTexts(translate: Translate): Translate {
  const plain = new Map<string, string>()
  return (key, ...values) => {
    if (values.length > 0) return translate(key, ...values)
    const known = plain.get(key)
    if (known !== undefined) return known
    const text = translate(key)
    // A text of a namespace that is not loaded is empty, so it is not remembered.
    if (text !== '') plain.set(key, text)
    return text
  }
}

/** Allows another download of failed texts, by the next component that needs them. */
export function forgetFailedTexts(i18n: I18n): void {
  const known = translators.get(i18n)
  for (const [id, { failure }] of known ?? []) if (failure) known?.delete(id)
}

export type ReplacedTexts = { language: LanguageCode; namespace: string; messages: object }

/** Replaces the texts of a namespace and renders mounted components again, for texts that are being edited. */
export function replaceTexts(i18n: I18n, { language, namespace, messages }: ReplacedTexts): void {
  translators.delete(i18n)
  i18n.addResourceBundle(languageOf(language).tag, namespace, messages, false, true)
  // i18next emits nothing when a bundle replaces another, so this tells components to render again.
  i18n.emit('loaded')
}
