/** In the spelling of the browser's language: (84200, 'USD') -> '$84,200', (1.5, 'NOK') -> 'NOK 1.50'. */
export const formatMoney = (amount: number, currency: string): string =>
  amount.toLocaleString(undefined, {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  });
