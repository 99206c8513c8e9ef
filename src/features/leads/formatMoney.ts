let dollars: Intl.NumberFormat | undefined;

/** 84200 -> '$84,200'. */
export function formatMoney(amount: number): string {
  dollars ??= new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  return dollars.format(amount);
}
