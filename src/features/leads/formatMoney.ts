/** (84200, 'USD') -> '$84,200', (1.5, 'NOK') -> 'NOK 1.50'. */
export const formatMoney = (amount: number, currency: string): string =>
  amount.toLocaleString('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  });
