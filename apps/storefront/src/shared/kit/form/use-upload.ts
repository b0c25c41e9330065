import type { FileToCheck, Issue, UploadCode } from '@selat/domain'
import { useEffect, useRef, useState } from 'react'

import { attachFile, fileKey } from './attached-file.ts'
import type { AttachedFile } from './attached-file.ts'

type Progress = { loadedBytes: number; totalBytes: number }

/** The one file of a form: judged when it is chosen, followed while it is sent, and stopped when the page is left. */
export function useUpload(check: (file: FileToCheck) => Issue<UploadCode> | undefined) {
  const [attached, setAttached] = useState<AttachedFile | null>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const running = useRef<AbortController>(null)
  const latest = useRef(0)
  useEffect(() => () => running.current?.abort(), [])
  return {
    attached,
    percent,
    /** Takes a file once it is judged, and tells what stands for it. The last choice counts, however long its first bytes take to read. */
    choose: async (file: File | null, onChosen: (key: string) => void) => {
      latest.current += 1
      const mine = latest.current
      const chosen = file && (await attachFile(file, check))
      if (mine !== latest.current) return
      setAttached(chosen)
      onChosen(fileKey(chosen))
    },
    /** What a call takes so that its sending is followed. */
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
