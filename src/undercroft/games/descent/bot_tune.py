import os
def T(name: str, default: float) -> float:
    return float(os.environ.get(name, default))
