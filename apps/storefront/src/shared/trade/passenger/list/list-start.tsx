import { TABLE_COLUMNS } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Field } from '@selat/ui/field'
import { FileDrop } from '@selat/ui/file-drop'
import { Textarea } from '@selat/ui/textarea'
import { Download } from 'lucide-react'
import { useRef, useState } from 'react'

import { saveFile } from '../../../kit/save-file.ts'
import { LIST_FILE_MAX_BYTES, readListFile } from './read-list-file.ts'
import { useColumnNames } from './use-column-names.ts'

type ListStartProps = {
  /** Reads a text, and resolves to whether any passenger was found in it. */
  onText: (text: string) => Promise<boolean>
}

/** Takes a list that is pasted, typed, dropped or chosen, and offers a template to visitors who have none. */
export function ListStart({ onText }: ListStartProps) {
  const { t } = useTranslation(['passenger', 'traveller', 'common'])
  const format = useFormat()
  const columnNames = useColumnNames()
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<'empty' | 'failed' | null>(null)
  const [refusal, setRefusal] = useState<'tooLarge' | 'notText' | 'unreadable' | null>(null)
  const last = useRef<object>(null)
  const read = async (list: string) => {
    last.current = {}
    try {
      setOutcome((await onText(list)) ? null : 'empty')
    } catch {
      // The code that parses a list is downloaded when it is first needed, and that can fail.
      setOutcome('failed')
    }
  }
  const readFile = async (file: File | null) => {
    if (!file) return
    last.current = file
    const found = await readListFile(file)
    // The text is dropped if another file was chosen while this one was read, or if rows were pasted.
    if (last.current !== file) return
    setRefusal(found.ok ? null : found.reason)
    if (found.ok) await read(found.text)
  }
  const texts = {
    tooLarge: t('traveller:list.tooLarge', { limit: format.fileSize(LIST_FILE_MAX_BYTES) }),
    notText: t('traveller:list.notText'),
    unreadable: t('common:issue.file_unreadable'),
  }
  const template = () =>
    saveFile(
      `${t('traveller:list.templateName')}.csv`,
      listTemplate(TABLE_COLUMNS.map((column) => columnNames[column])),
    )
  return (
    <div className="flex flex-col gap-5">
      <Field
        label={t('traveller:list.label')}
        hint={t('traveller:list.hint')}
        error={
          outcome && (outcome === 'empty' ? t('traveller:list.empty') : t('common:error.fallback'))
        }
      >
        <Textarea
          data-autofocus=""
          rows={4}
          value={text}
          wrap="off"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text')
            if (!pasted.includes('\n')) return
            event.preventDefault()
            setText(pasted)
            void read(pasted)
          }}
          autoComplete="off"
          spellCheck={false}
          className="field-sizing-fixed max-h-60 overflow-x-auto"
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={text.trim() === '' || undefined} onClick={() => void read(text)}>
          {t('traveller:list.read')}
        </Button>
        <Button variant="outline" onClick={template}>
          <Download aria-hidden />
          {t('traveller:list.template')}
        </Button>
      </div>
      <FileDrop
        label={t('traveller:list.file')}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        file={null}
        onFileChange={(file) => void readFile(file)}
        error={refusal && texts[refusal]}
        strings={{
          browse: t('traveller:list.browse'),
          dropOrPaste: t('traveller:list.drop'),
          remove: t('common:action.remove'),
          cancel: t('common:action.cancel'),
          uploading: t('common:state.loading'),
          previewAlt: t('traveller:list.file'),
        }}
      />
    </div>
  )
}

/** Returns an empty list to fill in with a spreadsheet. The mark at its beginning tells Excel that it is UTF-8. */
function listTemplate(headings: readonly string[]): Blob {
  const cells = headings.map((heading) => `"${heading.replaceAll('"', '""')}"`)
  return new Blob([`\uFEFF${cells.join(',')}\r\n`], { type: 'text/csv;charset=utf-8' })
}
