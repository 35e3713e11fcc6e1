import { isOpenRoute } from '../open-features.ts'
import { type Topic, topics } from './answers.data.ts'

export const openTopics: readonly Topic[] = topics.filter(({ route }) => isOpenRoute(route))

/** The answers as search engines read them. */
export const helpData = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: openTopics.flatMap(({ answers }) =>
    answers.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  ),
}
