import type { FileToCheck, Issue, UploadCode } from '@selat/domain'
import { useEffect, useRef, useState } from 'react'

import { type AttachedFile, attachFile, fileKey } from './attached-file.ts'

type Progress = { loadedBytes: number; totalBytes: number }

/**
 * Keeps the one file of a form: it is checked when it is chosen, its upload shows progress, and leaving the page stops
 * it.
 */
export function useUpload(check: (file: FileToCheck) => Issue<UploadCode> | undefined) {
  const [attached, setAttached] = useState<AttachedFile | null>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const running = useRef<AbortController>(null)
  const checking = useRef<Promise<AttachedFile | null>>(Promise.resolve(null))
  useEffect(() => () => running.current?.abort(), [])
  return {
    attached,
    percent,
    /**
     * Takes a file at once, and reports its issue when the file has been read. The last choice counts, however long a file
     * takes.
     */
    choose: async (file: File | null, onChosen: (key: string) => void) => {
      const mine = file ? attachFile(file, check) : Promise.resolve(null)
      checking.current = mine
      setAttached(file && { file, issue: undefined })
      onChosen(fileKey(file))
      const checked = await mine
      if (mine === checking.current) setAttached(checked)
    },
    /**
     * Returns the last choice once it has been checked. A form that is sent before then must neither lose its file nor
     * send a wrong one.
     */
    checked: async (): Promise<AttachedFile | null> => {
      for (;;) {
        const last = checking.current
        const checked = await last
        if (last === checking.current) return checked
      }
    },
    /** Returns the options of a call that report its progress and can cancel it. */
    begin: () => {
      const controller = new AbortController()
      running.current = controller
      setPercent(attached ? 0 : null)
      const onProgress = ({ loadedBytes, totalBytes }: Progress) =>
        setPercent(Math.floor((loadedBytes / totalBytes) * 100))
      return { signal: controller.signal, ...(attached && { onProgress }) }
    },
    cancel: () => running.current?.abort(),
  }
}
