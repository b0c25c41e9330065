import { createContext, use } from 'react'

/** Whether the page around is kept alive behind another one. */
export const HiddenPageContext = createContext(false)

export const useIsHiddenPage = (): boolean => use(HiddenPageContext)
