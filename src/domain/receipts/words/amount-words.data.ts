/** What stands before and behind figures on receipts. */
export const currencyBefore =
  /(?:RM|MYR|USD|EUR|GBP|SGD|AUD|CAD|NZD|AED|IDR|RP|RS|INR|CHF|PLN|SEK|NOK|DKK|CZK|HUF|JPY|CNY|THB|PHP|ZAR|KR|[$€£¥₹₱฿₩₺₪])\.?\s?:?\s?$/i
export const currencyBehind = /^\s?(?:RM|MYR|USD|EUR|GBP|CHF|PLN|KR|KC|ZL|FT|TL|[€£$¥])/i

/** A figure with one of these is no amount. */
export const measure = /^\s?(?:KGS?|GR?|L|LTR|LT|ML|CL|PCS|LBS?|OZ|CM|MM|M|KM|GAL|KWH)\b/i
