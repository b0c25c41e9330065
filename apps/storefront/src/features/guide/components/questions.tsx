import { useTranslation } from '@selat/i18n'

import { describeQuestions, type Question } from '../../../shared/app/visitor/describe-page.ts'
import { DetailSection } from '../../../shared/trade/product/detail-section.tsx'

/** Lists questions with their answers. All answers are open, so that search engines find them in the page. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const { t } = useTranslation('guide')
  describeQuestions(questions)
  return (
    <DetailSection title={t('question.title')}>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <h3 className="text-base font-semibold text-balance">{question}</h3>
            <p className="mt-1 max-w-prose text-muted-foreground">{answer}</p>
          </div>
        ))}
      </div>
    </DetailSection>
  )
}
