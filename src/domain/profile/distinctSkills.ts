/** The skills without repetitions; "react" repeats "React". The first spelling stays. */
export function distinctSkills(skills: readonly string[]): string[] {
  const seen = new Set<string>();
  return skills.filter((skill) => {
    const key = skill.trim().toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
