/** The ways of writing numbers and dates that are offered, by language and country. */
export const locales = [
  ...['ar-AE', 'ar-EG', 'ar-SA', 'bg-BG', 'bn-BD', 'ca-ES', 'cs-CZ', 'da-DK', 'de-AT', 'de-CH'],
  ...['de-DE', 'el-GR', 'en-AU', 'en-CA', 'en-GB', 'en-IE', 'en-IN', 'en-NZ', 'en-US', 'en-ZA'],
  ...['es-AR', 'es-CL', 'es-CO', 'es-ES', 'es-MX', 'es-US', 'et-EE', 'fa-IR', 'fi-FI', 'fr-BE'],
  ...['fr-CA', 'fr-CH', 'fr-FR', 'he-IL', 'hi-IN', 'hr-HR', 'hu-HU', 'id-ID', 'is-IS', 'it-CH'],
  ...['it-IT', 'ja-JP', 'ko-KR', 'lt-LT', 'lv-LV', 'ms-MY', 'nb-NO', 'nl-BE', 'nl-NL', 'pl-PL'],
  ...['pt-BR', 'pt-PT', 'ro-RO', 'ru-RU', 'sk-SK', 'sl-SI', 'sr-RS', 'sv-FI', 'sv-SE', 'sw-KE'],
  ...['th-TH', 'tr-TR', 'uk-UA', 'ur-PK', 'vi-VN', 'zh-CN', 'zh-HK', 'zh-TW'],
] as const
