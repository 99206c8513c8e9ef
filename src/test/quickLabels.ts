/**
 * Replaces `labels` of form controls. jsdom asks every element whether it is a label of the control,
 * and a query by label asks every control: here the labels are looked for once after each change.
 */
export function quickLabels(): void {
  let labels: { label: HTMLLabelElement; target: string }[] | null = null;
  const observer = new MutationObserver(() => {
    labels = null;
  });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['for'] });

  function currentLabels() {
    if (observer.takeRecords().length > 0) labels = null;
    labels ??= Array.from(document.querySelectorAll('label'), (label) => ({
      label,
      target: label.htmlFor,
    }));
    return labels;
  }

  for (const { prototype } of [
    HTMLInputElement,
    HTMLTextAreaElement,
    HTMLSelectElement,
    HTMLButtonElement,
  ]) {
    Object.defineProperty(prototype, 'labels', {
      get(this: HTMLInputElement) {
        if (this.type === 'hidden') return null;
        const { id } = this;
        return currentLabels()
          .filter(({ label, target }) => (target ? target === id : label.contains(this)))
          .map(({ label }) => label);
      },
    });
  }
}
