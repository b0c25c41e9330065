import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { FileDown, Printer } from 'lucide-react'

import { saveFile } from '../../../shared/kit/save-file.ts'
import { useTask } from '../../../shared/kit/use-task.ts'
import { type CsvWords, statementCsv } from '../model/statement-csv.ts'

/** Saves the statement as a file for a spreadsheet, or prints it. */
export function StatementActions({ statement }: { statement: Schemas['WalletStatement'] }) {
  const { t } = useTranslation(['wallet', 'common'])
  const words = useCsvWords()
  const { isBusy, run } = useTask(t('statement.csvFailed'))
  const save = async () => {
    const { Currency, From, Until } = statement
    const name = [t('statement.fileName'), Currency, From, Until].join('-')
    const text = await statementCsv(statement, words)
    saveFile(`${name}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }))
  }
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button variant="outline" size="sm" loading={isBusy} onClick={() => void run(save)}>
        <FileDown aria-hidden />
        {t('statement.csv')}
      </Button>
      <Button variant="outline" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden />
        {t('common:action.print')}
      </Button>
    </div>
  )
}

function useCsvWords(): CsvWords {
  const { t } = useTranslation('wallet')
  return {
    columns: {
      agent: t('entry.agent'),
      currency: t('entry.currency'),
      date: t('entry.date'),
      entry: t('entry.what'),
      bankFrom: t('entry.bankFrom'),
      note: t('entry.note'),
      order: t('entry.order'),
      by: t('entry.by'),
      credit: t('entry.credit'),
      debit: t('entry.debit'),
      balance: t('entry.balance'),
    },
    kinds: {
      top_up: t('kind.top_up'),
      payment: t('kind.payment'),
      refund: t('kind.refund'),
      adjustment: t('kind.adjustment'),
      opening: t('kind.opening'),
      unknown: t('kind.unknown'),
    },
    opening: t('closing.opening'),
    end: t('closing.end'),
  }
}
